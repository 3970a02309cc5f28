/** Characters of the name of an API key. */
export const maxApiKeyName = 80;
/** Days after which an API key expires at the latest. */
export const maxApiKeyDays = 365;
/** Valid API keys of one user. */
export const maxApiKeysPerUser = 25;
/** API keys in a list, the newest ones. */
export const maxListedApiKeys = 200;
/** Days of which the use of keys is shown. */
export const apiUseDays = 30;
/** Calls with failures in a list, the ones that failed most. */
export const maxListedFailures = 50;
