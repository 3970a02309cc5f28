import { Button, Checkbox, Dialog, TextInput } from '@porchlight/ui';
import { useId, useState, type ComponentType } from 'react';
import type { TextImage } from './image.ts';
import css from './dialogs.module.css';
import type { RichTextTexts } from './texts.ts';

/** An image that was uploaded; `url` is its address. */
interface UploadedImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}
/** Control that uploads an image. */
export type ImageChooser = ComponentType<{ readonly onUploaded: (image: UploadedImage) => void }>;

interface Props {
  /** The image to change; undefined for a new one. */
  readonly image: TextImage | undefined;
  readonly texts: RichTextTexts;
  readonly Chooser: ImageChooser;
  readonly onDone: (image: TextImage) => void;
  readonly onClose: () => void;
}

/** Dialog about an image: its file, and either what it shows or that it is decorative. */
export function ImageDialog({ image, texts, Chooser, onDone, onClose }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(image);
  const [alt, setAlt] = useState(image?.alt ?? '');
  const [isDecorative, setDecorative] = useState(image?.alt === '');
  const [isAltMissing, setAltMissing] = useState(false);
  const finish = () => {
    if (!chosen) return;
    if (isDecorative || alt.trim()) onDone({ ...chosen, alt: isDecorative ? '' : alt.trim() });
    else setAltMissing(true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.imageTitle}
      closeLabel={texts.closeDialog}
      foot={
        <Button look="primary" disabled={!chosen} onClick={finish}>
          {image ? texts.imageSave : texts.imageInsert}
        </Button>
      }
    >
      <div className={css.fields}>
        {chosen && <img src={chosen.src} alt={alt} width={chosen.width} height={chosen.height} className={css.image} />}
        <Chooser onUploaded={({ url, width, height }) => setChosen({ src: url, alt, width, height })} />
        <TextInput
          id={`${id}-alt`}
          label={texts.imageAlt}
          hint={texts.imageAltHint}
          value={alt}
          maxLength={250}
          disabled={isDecorative}
          error={isAltMissing && !isDecorative && !alt.trim() ? texts.imageAltMissing : undefined}
          onChange={({ target }) => setAlt(target.value)}
          // The dialog is part of the form of the text.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            finish();
          }}
        />
        <Checkbox
          label={texts.imageDecorative}
          checked={isDecorative}
          onChange={({ target }) => setDecorative(target.checked)}
        />
      </div>
    </Dialog>
  );
}
