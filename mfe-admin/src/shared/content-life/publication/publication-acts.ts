import type { ChosenState } from '@porchlight/contracts/content';

/** A button that saves a record: the state that it leads to, and the keys of its label and of the message afterwards. */
export interface PublicationAct {
  readonly state: ChosenState;
  readonly label: 'publish' | 'publishChanges' | 'schedule' | 'moveTime' | 'unpublish' | 'unschedule' | 'save';
  readonly done: 'nowDraft' | 'nowScheduled' | 'nowPublished';
}
const publish = { state: 'published', label: 'publish', done: 'nowPublished' } as const;
const schedule = { state: 'scheduled', label: 'schedule', done: 'nowScheduled' } as const;
const hide = { state: 'draft', done: 'nowDraft' } as const;

/** Returns the buttons of a record in a state. */
export function publicationActs(stored: string, hasChanges: boolean): readonly PublicationAct[] {
  if (stored === 'draft') return [publish, schedule, { ...hide, label: 'save' }];
  if (stored === 'scheduled') return [publish, { ...schedule, label: 'moveTime' }, { ...hide, label: 'unschedule' }];
  return [...(hasChanges ? [{ ...publish, label: 'publishChanges' } as const] : []), { ...hide, label: 'unpublish' }];
}
