const scopeKeys = { city: 'cityId', metro: 'metroAreaId', province: 'provinceId' };
const pathBuilders = {
  listings: (query, minRent) =>
    `/listings?${queryString({ ...(query.scope ? { [scopeKeys[query.scope.kind]]: query.scope.id } : {}), ...query.filters, minrate: minRent, page: query.page })}`,
  markers: (query, minRent) => `/map-markers?${queryString({ ...query.filters, zoom: query.zoom, minrate: minRent })}`,
  complete: (query) => `/listings-autocomplete?${queryString({ q: query.text })}`,
  misspelt: (query) => `/listings-autocomplete-did-you-mean?${queryString({ q: query.text })}`,
  listing: (query) => `/listing/${query.id}`,
};

/**
 * Returns the request path of a query below `/api`. `minRent` is below every real rent and differs between requests, so
 * that no contestant responds from a cache that another one filled.
 */
export const requestPath = (query, minRent) => pathBuilders[query.call](query, minRent);

const queryString = (fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
