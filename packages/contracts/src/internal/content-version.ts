/** Header in which content names its version in responses to changes; the gateway drops what it cached of older ones. */
export const contentVersionHeader = 'x-porchlight-content-version';
