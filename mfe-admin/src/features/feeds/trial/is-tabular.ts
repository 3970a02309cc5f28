/** Whether files of a format have names of their own for our fields. */
export const isTabular = (format: unknown): boolean => format === 'csv' || format === 'json';
