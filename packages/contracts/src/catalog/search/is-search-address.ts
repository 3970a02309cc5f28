import { Matches } from 'class-validator';

// The address of a page of results without language prefix, such as `/homes/alberta/calgary?beds=2`. What cannot be
// read of its query is dropped, as by a search.
export const IsSearchAddress = () => Matches(/^\/[a-z0-9-]+(\/[a-z0-9-]+){0,3}(\?[^\s#]*)?$/);
