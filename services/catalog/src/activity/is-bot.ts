// User agents that identify themselves as crawlers, link previews, monitors or HTTP clients. Bots that imitate a
// browser are not detected.
const botPattern =
  /bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|scrape|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|phantom|selenium/i;

/** Returns whether a user agent is a bot's; an empty user agent counts as a bot. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || botPattern.test(userAgent);
