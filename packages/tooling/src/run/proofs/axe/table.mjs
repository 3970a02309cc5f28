const weights = ['critical', 'serious', 'moderate', 'minor', 'advice'];

/** The notes of one kind that the looks left behind. */
function notesOf(specs, kind) {
  const notes = specs.flatMap(({ tests }) => tests).flatMap(({ annotations = [] }) => annotations);
  return notes.filter(({ type }) => type === kind).map(({ description }) => JSON.parse(description));
}

const sumOf = (looks) => Object.fromEntries([['looks', looks.length], ...weights.map((weight) => [weight, looks.reduce((sum, look) => sum + look[weight], 0)])]);

/** Counts the looks of a report of Playwright: a row for each screen, totals, what could be better, and shapes that break. */
export function tableOf(specs) {
  const looks = notesOf(specs, 'axe');
  const screens = [...new Set(looks.map(({ screen }) => screen))];
  const row = (name, cells) => `${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  const rows = [row('screen', ['looks', ...weights])];
  for (const screen of screens) { const sum = sumOf(looks.filter((look) => look.screen === screen)); rows.push(row(screen, [sum.looks, ...weights.map((weight) => sum[weight])])); }
  const broken = notesOf(specs, 'layout').flatMap(({ screen, language, device, broken: shapes }) => shapes.map((shape) => `${screen} (${language}, ${device}): ${shape}`));
  return { rows, totals: sumOf(looks), advice: [...new Set(looks.flatMap(({ screen, adviceWords }) => adviceWords.map((words) => `${screen}: ${words}`)))], broken };
}
