const scopeKeys = { city: 'cityId', metro: 'metroAreaId', province: 'provinceId' };
const addresses = {
  listings: (ask, lowest) =>
    `/listings?${queryOf({ ...(ask.scope ? { [scopeKeys[ask.scope.kind]]: ask.scope.id } : {}), ...ask.filters, minrate: lowest, page: ask.page })}`,
  markers: (ask, lowest) => `/map-markers?${queryOf({ ...ask.filters, zoom: ask.zoom, minrate: lowest })}`,
  complete: (ask) => `/listings-autocomplete?${queryOf({ q: ask.words })}`,
  misspelt: (ask) => `/listings-autocomplete-did-you-mean?${queryOf({ q: ask.words })}`,
  listing: (ask) => `/listing/${ask.id}`,
};

/**
 * The address of an ask below the API. `lowest` is the least rent that is asked for: a number below every rent, another one for
 * each contestant, so that nobody is answered from the memory of what another has just asked.
 */
export const addressOf = (ask, lowest) => addresses[ask.call](ask, lowest);

const queryOf = (fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
