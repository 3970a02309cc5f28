/**
 * Filters of the companies of support. `expiring`: the membership ends within 30 days and is not followed by another;
 * `restricted`: a landlord is limited, suspended or banned.
 */
export const companyFilters = ['all', 'members', 'expiring', 'restricted'] as const;
export type CompanyFilter = (typeof companyFilters)[number];
/** Length of a search of companies. */
export const companySearchLength = { min: 3, max: 100 } as const;
export const maxFoundCompanies = 10;
