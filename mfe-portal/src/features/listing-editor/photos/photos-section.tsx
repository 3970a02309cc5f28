import { useMessages } from '@porchlight/client';
import { LeaveDialog } from '@porchlight/forms';
import { classNames } from '@porchlight/ui';
import { useRef } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { FieldError } from '../sections/field-error.tsx';
import { Section } from '../sections/section.tsx';
import { PhotoAdvice } from './photo-advice.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import css from './photos.module.css';
import { DropZone } from './uploads/drop-zone.tsx';
import { UploadStatus } from './uploads/upload-status.tsx';
import { useFileDrop } from './uploads/use-file-drop.ts';
import { usePhotoUploads } from './uploads/use-photo-uploads.ts';

/** Photos that are added, described, put in order and removed; files can be dropped anywhere on the section. */
export function PhotosSection({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const uploads = usePhotoUploads(form);
  const { isOver, props } = useFileDrop(uploads.add);
  const chooser = useRef<HTMLButtonElement>(null);
  return (
    <div className={classNames(css.target, isOver && css.over)} {...props}>
      <Section name="photos">
        <div id={`${form.id}-photos`} tabIndex={-1} className={css.content}>
          <PhotoAdvice photos={form.values.photos} uploads={uploads} />
          <DropZone uploads={uploads} isOver={isOver} buttonRef={chooser} />
          <UploadStatus form={form} uploads={uploads} />
          <FieldError>{form.errors.photos}</FieldError>
          <PhotoGrid form={form} uploads={uploads} chooser={chooser} />
        </div>
      </Section>
      <LeaveDialog
        // Unsaved changes have a dialog of their own.
        isOn={uploads.isSending && !form.isDirty}
        texts={{
          title: t('leaveUpload'),
          text: t('leaveUploadText'),
          stay: t('keepUploading'),
          leave: t('stopUploading'),
        }}
      />
    </div>
  );
}
