// What names itself as no person: crawlers, link previews, monitors, programs. Whoever hides among people is not found by name.
const machines =
  /bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|scrape|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|phantom|selenium/i;

/** Whether a browser's name is that of a machine; a person's is never empty. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || machines.test(userAgent);
