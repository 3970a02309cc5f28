/** Maximum number of faulty links in a response of the link check. */
export const maxShownLinkFaults = 500;
