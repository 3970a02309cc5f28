import { SymSpellIndex } from './sym-spell-index.ts';

const keys = ['calgary', 'toronto', 'montreal', 'saintjeansurrichelieu'];
const near = async (word: string) => [...(await SymSpellIndex.of(keys)).near(word)].map((at) => keys[at]);

describe('the symmetric-delete index', () => {
  it.each([
    ['calgry', 'calgary'],
    ['kalgery', 'calgary'],
    ['otronto', 'toronto'],
    ['montraeal', 'montreal'],
    ['saintjaensurrich', 'saintjeansurrichelieu'],
  ])('matches %s with %s', async (typed, meant) => expect(await near(typed)).toContain(meant));
  it('does not find distant names', async () => expect(await near('xyzzyx')).toEqual([]));
  it('yields to other work while it is built', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => `${at.toString(26)}place${at}`);
    let turns = 0;
    let isMade = false;
    const work = (): void => {
      if (!isMade) {
        turns += 1;
        setImmediate(work);
      }
    };
    setImmediate(work);
    await SymSpellIndex.of(many);
    isMade = true;
    expect(turns).toBeGreaterThan(20);
  });
});
