/** Calls of the specification that no service serves yet. An implemented call moves up into the table. */
export const plannedCalls: readonly string[] = [];
