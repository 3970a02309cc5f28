/** How many searches the model is asked for, and where it says what it compared: `npm run proof -- search-model` sets both. */
export const modelSearches = Number(process.env.MODEL_SEARCHES ?? 500);
export const modelSeed = Number(process.env.MODEL_SEED ?? 20_261_121);
export const modelReport = process.env.MODEL_REPORT;
