// What the page says, in the phone's language where the program speaks it; else in English.
const spoken = ['de', 'es', 'fr', 'ja', 'pt', 'ru', 'zh'];
export const language = (navigator.languages ?? []).map((one) => one.toLowerCase().split('-')[0])
  .find((one) => one === 'en' || spoken.includes(one)) ?? 'en';

// English sentences that are shown in other words; the program fills them in.
const english = {};

async function catalogue() {
  if (language === 'en') return english;
  try {
    const reply = await fetch(`/words/${language}.json`);
    return reply.ok ? await reply.json() : {};
  } catch {
    return {};
  }
}
const words = await catalogue();

// A sentence with what stands for `%1`, `%2` …
export const tr = (sentence, ...parts) => (words[sentence] ?? sentence).replace(/%([1-9])/g, (mark, number) => parts[number - 1] ?? mark);

// What stands in the page itself.
export function translate() {
  document.documentElement.lang = language;
  for (const one of document.querySelectorAll('[data-tr]')) one.textContent = tr(one.textContent);
}
