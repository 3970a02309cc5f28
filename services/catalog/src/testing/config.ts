/**
 * Number of random searches to compare with the model, and the file for the figures; set by `npm run verify --
 * search-model`.
 */
export const modelSearches = Number(process.env.MODEL_SEARCHES ?? 500);
export const modelSeed = Number(process.env.MODEL_SEED ?? 20_261_121);
export const modelReport = process.env.MODEL_REPORT;
/**
 * How many hostile calls are made, and the address of a running site that receives them: `npm run verify -- hostile`
 * sets both.
 */
export const hostileCalls = Number(process.env.HOSTILE_CALLS ?? 1_000);
export const hostileSeed = Number(process.env.HOSTILE_SEED ?? 20_261_121);
export const hostileSite = process.env.HOSTILE_SITE;
export const hostileReport = process.env.HOSTILE_REPORT;
/** Number of random mails to the mail relay, and their seed; `npm run verify -- relay` sets both. */
export const relayMails = Number(process.env.RELAY_MAILS ?? 60);
export const relaySeed = Number(process.env.RELAY_SEED ?? 20_261_126);
