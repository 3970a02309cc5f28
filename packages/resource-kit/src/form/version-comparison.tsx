import { FieldDiff, type FieldDifference, type Side } from '@porchlight/console-ui';
import { Button, Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { useKitMessages } from '../messages/catalog.ts';

/** Texts of a comparison, and the side that is chosen at first. */
export interface ComparisonTexts {
  readonly title: string;
  readonly text: string;
  readonly theirs: string;
  readonly takeTheirs: string;
  readonly save: string;
  readonly initial: Side;
}

/** Comparison of a form with another version of what it edits, with a choice for each field that differs. */
export function VersionComparison({
  differences,
  texts,
  onMerge,
  onClose,
}: {
  readonly differences: readonly FieldDifference[];
  readonly texts: ComparisonTexts;
  /** Receives the keys of the fields whose value in the other version was chosen. */
  readonly onMerge: (theirs: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const k = useKitMessages();
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({});
  const keys = differences.map(({ key }) => key);
  const sideOf = (key: string): Side => choice[key] ?? texts.initial;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={k('close')}
      size="wide"
      foot={
        <>
          <Button onClick={onClose}>{k('cancel')}</Button>
          <Button look="primary" onClick={() => onMerge(keys.filter((key) => sideOf(key) === 'theirs'))}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <FieldDiff
        differences={differences}
        choice={Object.fromEntries(keys.map((key) => [key, sideOf(key)]))}
        onChoice={(key, side) => setChoice((now) => ({ ...now, [key]: side }))}
        texts={{ mine: k('mine'), theirs: texts.theirs, keepMine: k('keepMine'), takeTheirs: texts.takeTheirs }}
      />
    </Dialog>
  );
}
