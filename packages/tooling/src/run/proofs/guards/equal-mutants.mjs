// Owner clauses that change nothing when they are gone, and why: another condition of the same statement names the owner already.
// By file and text, never by line.
export const equalMutants = [];

/** Why a mutant cannot be missed, undefined when it must be. */
export const whyEqual = ({ file, take, at }, read) => equalMutants.find((one) => file.endsWith(one.file) && read(file).slice(at - 400, at + 400).includes(one.near) && take === one.take)?.why;
