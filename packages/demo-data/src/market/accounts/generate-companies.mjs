import { companyEndings, companyEndingsFr, companyRoots } from '../data/company-names.mjs';
import { nameGroups } from '../data/person-names.mjs';

const marketCompanies = 400;
const kinds = { owner: 55, manager: 32, agent: 13 };

/**
 * Generates the companies of a market: in proportion to the listings of each region, at least one per region, each with
 * its owner's account.
 */
export function marketCompaniesFrom({ random, people, regions }) {
  const listings = regions.reduce((sum, region) => sum + region.listings, 0);
  const names = new Set();
  return regions.flatMap((region) => {
    const count = Math.max(1, Math.round((marketCompanies * region.listings) / listings));
    return Array.from({ length: count }, (_, index) =>
      companyIn({ random, people, names, region, isManager: index === 0 }),
    );
  });
}

function companyIn({ random, people, names, region, isManager }) {
  const kind = isManager ? 'manager' : random.weighted(kinds);
  const group = groupFor(random, region.code);
  const firstName = random.pick(group.firstNames);
  const lastName = random.pick(group.lastNames);
  const company = {
    id: random.uuid(),
    name: freeName(() => nameOf({ random, kind, firstName, lastName, code: region.code }), names),
    kind,
    verifiedLevel: 0,
    languages: languagesOf(random, group, region.code),
    city: region.city,
    regionKey: region.key,
  };
  const language =
    region.code === 'QC' && group.languages.includes('fr') ? 'fr-CA' : region.country === 'US' ? 'en-US' : 'en-CA';
  company.ownerUserId = people.add({
    firstName,
    lastName,
    roles: ['landlord'],
    companyId: company.id,
    language,
    code: region.code,
  }).id;
  return company;
}

// In Québec half of the landlords speak French at home.
const groupFor = (random, code) => {
  const french = nameGroups.filter(({ languages }) => languages.includes('fr'));
  return random.pick(code === 'QC' && random.chance(0.5) ? french : nameGroups);
};

function nameOf({ random, kind, firstName, lastName, code }) {
  if (kind === 'owner' && random.chance(0.6))
    return random.pick([
      `${firstName} ${lastName}`,
      `${lastName} ${random.pick(companyEndings.owner)}`,
      `${lastName} & Family`,
    ]);
  const endings = code === 'QC' && random.chance(0.6) ? companyEndingsFr : companyEndings;
  const root = random.chance(0.78) ? random.pick(companyRoots) : lastName;
  const ending = random.pick(endings[kind]);
  return endings === companyEndingsFr ? `${ending} ${root}` : `${root} ${ending}`;
}

function freeName(draw, names) {
  for (;;) {
    const name = draw();
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
}

function languagesOf(random, group, code) {
  const spoken = new Set(group.languages);
  if (code === 'QC') spoken.add('fr');
  if (code === 'NB' && random.chance(0.6)) spoken.add('fr');
  return [...spoken];
}

/** Sets verification levels so that verified companies (level 2 and above) own about `share` of all listings. */
export function verifyCompanies(random, companies, listingCountOf, share) {
  const order = random.sample(
    companies.filter(({ verifiedLevel }) => verifiedLevel < 2),
    companies.length,
  );
  const wanted = share * companies.reduce((sum, company) => sum + listingCountOf(company), 0);
  let verified = companies
    .filter(({ verifiedLevel }) => verifiedLevel >= 2)
    .reduce((sum, company) => sum + listingCountOf(company), 0);
  for (const company of order) {
    const fits = verified + listingCountOf(company) <= wanted;
    company.verifiedLevel = fits ? random.pick([2, 2, 2, 3]) : random.pick([0, 1, 1]);
    if (fits) verified += listingCountOf(company);
  }
}
