/** How many searches the model is asked for, and where it says what it compared: `npm run proof -- search-model` sets both. */
export const modelSearches = Number(process.env.MODEL_SEARCHES ?? 500);
export const modelSeed = Number(process.env.MODEL_SEED ?? 20_261_121);
export const modelReport = process.env.MODEL_REPORT;
/** How many hostile calls are made, and the address of a whole house to make them to: `npm run proof -- hostile` sets both. */
export const hostileCalls = Number(process.env.HOSTILE_CALLS ?? 1_000);
export const hostileSeed = Number(process.env.HOSTILE_SEED ?? 20_261_121);
export const hostileHouse = process.env.HOSTILE_HOUSE;
export const hostileReport = process.env.HOSTILE_REPORT;
