import { useMessages } from '@porchlight/client';
import type { ListingState } from '@porchlight/contracts';
import { editableListingStates, type OwnListing } from '@porchlight/contracts/catalog';
import { SaveBar } from '@porchlight/forms';
import { Notice } from '@porchlight/ui';
import { Checklist } from './draft/checklist.tsx';
import { FairChoiceSection } from './draft/fair-choice-section.tsx';
import { ReviewNotice } from './draft/review-notice.tsx';
import css from './editor.module.css';
import { FeedNotice } from './feed-notice.tsx';
import { useFeeEditing } from './fees/use-fee-editing.tsx';
import { ConflictDialog } from './form/conflict-dialog.tsx';
import { ErrorSummary } from './form/error-summary.tsx';
import { useListingForm, type ListingForm } from './form/use-listing-form.ts';
import { editorMessages } from './messages/catalog.ts';
import { FloorPlansSection } from './floor-plans/floor-plans-section.tsx';
import { LockedPhotos } from './photos/locked-photos.tsx';
import { PhotosSection } from './photos/photos-section.tsx';
import { PublishBar } from './publish/publish-bar.tsx';
import { ReportNotice } from './report/report-notice.tsx';
import { AddressSection } from './sections/address-section.tsx';
import { AmenitiesSection } from './sections/amenities-section.tsx';
import { BasicsSection } from './sections/basics-section.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { DescriptionSection } from './sections/description-section.tsx';
import { LeaseSection } from './sections/lease-section.tsx';
import { NewcomerSection } from './sections/newcomer-section.tsx';
import { RentSection } from './sections/rent-section.tsx';
import { SectionRail } from './sections/section-rail.tsx';
import { VisitsSection } from './sections/visits-section.tsx';
import { CardPreview } from './side/card-preview.tsx';
import { StatusCard } from './side/status-card.tsx';

const editable: ReadonlySet<ListingState> = new Set(editableListingStates);
/** States that cannot be edited, and have a notice of their own. */
const explained: ReadonlySet<ListingState> = new Set(['pending_review', 'rejected']);

/** Form of a listing between the links to its sections and its state with a preview. */
export function ListingEditor({ first }: { readonly first: OwnListing }) {
  const form = useListingForm(first);
  const { stored, values } = form;
  return (
    <div>
      <div className={css.editor}>
        <div className={css.side}>
          <StatusCard form={form} />
          {form.isDraft && <Checklist form={form} />}
        </div>
        <CardPreview values={values} stored={stored} />
        <SectionRail form={form} />
        <div className={css.main}>
          <Form form={form} />
          <ConflictDialog form={form} />
        </div>
      </div>
      <PublishBar form={form} />
    </div>
  );
}

function Form({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const { stored, isDraft, isDirty, isBusy, discard } = form;
  const fees = useFeeEditing(form);
  const isEditable = editable.has(stored.status);
  return (
    <>
      <ReportNotice listing={stored} />
      <form aria-label={t('listing')} className={css.form} {...form.props}>
        {!isEditable && !explained.has(stored.status) && <Notice tone="warn">{t('locked')}</Notice>}
        {isEditable && <FeedNotice listing={stored} />}
        <ReviewNotice listing={stored} />
        <ErrorSummary form={form} />
        <fieldset disabled={!isEditable} className={css.sections}>
          <Sections form={form} onEditFee={fees.edit} />
          {isEditable ? <PhotosSection form={form} /> : <LockedPhotos photos={stored.photos} />}
          <FloorPlansSection listingId={stored.id} />
          {isDraft && <FairChoiceSection form={form} />}
        </fieldset>
        {!isDraft && <SaveBar isDirty={isDirty} isBusy={isBusy} saveText={t('save')} onDiscard={discard} />}
      </form>
      {fees.dialog}
    </>
  );
}

const Sections = ({
  form,
  onEditFee,
}: {
  readonly form: ListingForm;
  readonly onEditFee: (position?: number) => void;
}) => (
  <>
    <BasicsSection form={form} />
    <AddressSection form={form} />
    <RentSection form={form} onEditFee={onEditFee} />
    <LeaseSection form={form} />
    <AmenitiesSection form={form} />
    <NewcomerSection form={form} />
    <DescriptionSection form={form} />
    <VisitsSection form={form} />
    <ContactSection form={form} />
  </>
);
