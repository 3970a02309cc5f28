import { MaxLength, ValidateBy } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';
import { maxFeedAddress } from './feed-values.ts';

/** Returns whether a text is a web address without a user name. Which machines are fetched from, catalog decides. */
const isFeedAddress = (text: unknown): boolean => {
  if (typeof text !== 'string' || !/^https?:\/\/\S+$/iu.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username + password === '';
};
export const IsFeedAddress = () =>
  applyAll(MaxLength(maxFeedAddress), ValidateBy({ name: 'link', validator: { validate: isFeedAddress } }));
