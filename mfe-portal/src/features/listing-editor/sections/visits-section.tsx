import { useMessages } from '@porchlight/client';
import { tourSites, videoSites } from '@porchlight/contracts/catalog';
import { TextArea, TextInput } from '@porchlight/ui';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { OpenHouseList } from '../open-houses/open-house-list.tsx';
import { Section } from './section.tsx';

/** Open houses and viewings, and links to a tour, a video and an application on other sites. */
export function VisitsSection({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const link = { type: 'url', autoComplete: 'off' };
  return (
    <Section name="visits">
      <OpenHouseList form={form} />
      <TextArea {...form.field('viewingNotes')} rows={3} lang={form.values.lang} hint={t('viewingNotesHint')} />
      <TextArea {...form.field('officeHours')} rows={3} lang={form.values.lang} />
      <TextInput {...form.field('virtualTourUrl')} {...link} hint={t('siteHint', { sites: tourSites.join(', ') })} />
      <TextInput {...form.field('videoUrl')} {...link} hint={t('siteHint', { sites: videoSites.join(', ') })} />
      <TextInput {...form.field('applicationUrl')} {...link} hint={t('applicationHint')} />
    </Section>
  );
}
