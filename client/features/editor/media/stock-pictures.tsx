import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconPhoto, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { TRADE_NAMES, type Trade } from '#core/design/trades.js';
import { stockReference } from '#core/design/stock-reference.js';
import { toOklch } from '#sitekit/design/color.js';
import { PICTURE_SUBJECTS, STOCK, type PictureSubject, type StockPicture } from '#sitekit/pictures/stock.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { useEditor } from '../context/editor-context.js';
import { stockBeside, type PlacedStock } from '../edits/picture-edits.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import styles from './media.module.css';

interface StockPicturesProps {
  /** The section of the place that one is chosen for. */
  readonly sectionId: string;
  readonly onPick: (picture: PlacedStock) => void;
  /** The address of a reference (`stock:<name>`). */
  readonly addressOf: (image: string) => string | null;
}

const SUBJECTS = PICTURE_SUBJECTS.filter((subject) => STOCK.some(({ subjects }) => subjects.includes(subject)));

/** Stock pictures by subject and words: those for the site's trade first, then those nearest to its colour. */
export function StockPictures({ sectionId, onPick, addressOf }: StockPicturesProps) {
  const { design, branding } = useEditor().draft;
  const [subject, setSubject] = useState<PictureSubject | null>(null);
  const [words, setWords] = useState('');
  const beside = stockBeside(design, sectionId);
  const found = STOCK.filter((picture) => isAbout(picture, subject) && hasWords(picture, words));
  const shown = inOrder(found, branding.primaryColor, design.facts?.trade);
  return (
    <>
      <Text size="sm" c="dimmed">
        {m.stock.hint}
      </Text>
      <TextInput
        mt="sm"
        aria-label={m.stock.search}
        placeholder={m.stock.search}
        leftSection={<IconSearch size={17} aria-hidden />}
        value={words}
        maxLength={60}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
      <Group gap={6} mt="sm" role="group" aria-label={m.stock.subject}>
        {[null, ...SUBJECTS].map((each) => (
          <Button
            key={each}
            size="sm"
            px="sm"
            variant={each === subject ? 'filled' : 'default'}
            aria-pressed={each === subject}
            onClick={() => setSubject(each)}
          >
            {each === null ? m.stock.all : m.stock.subjects[each]}
          </Button>
        ))}
      </Group>
      {shown.length > 0 ? (
        <ul className={styles.grid}>
          {shown.map((picture) => (
            <li key={picture.name}>
              <Tile
                picture={picture}
                isBeside={beside.has(stockReference(picture.name))}
                onPick={onPick}
                addressOf={addressOf}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState compact icon={<IconPhoto size={28} />} title={m.stock.none} />
      )}
    </>
  );
}

interface TileProps extends Omit<StockPicturesProps, 'sectionId'> {
  readonly picture: StockPicture;
  /** The page shows it already. */
  readonly isBeside: boolean;
}

function Tile({ picture: { name, alt, focal, placeholder }, isBeside, onPick, addressOf }: TileProps) {
  const image = stockReference(name);
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={m.pick(alt)}
      disabled={isBeside}
      onClick={() => onPick({ image, alt, focal })}
    >
      <img src={addressOf(image) ?? placeholder} alt="" loading="lazy" decoding="async" />
      {isBeside && <span className={styles.badge}>{m.stock.onPage}</span>}
    </button>
  );
}

const isAbout = ({ subjects }: StockPicture, subject: PictureSubject | null): boolean =>
  subject === null || subjects.includes(subject);

/** Every word of the search is in its description, its subjects or its trades. */
function hasWords({ alt, subjects, trades }: StockPicture, words: string): boolean {
  const about = [alt, ...subjects.map((each) => m.stock.subjects[each]), ...trades.map((each) => TRADE_NAMES[each])];
  const text = about.join(' ');
  return words.split(/\s+/).every((word) => text.includes(word));
}

function inOrder(pictures: readonly StockPicture[], brand: string, trade: Trade | undefined): readonly StockPicture[] {
  const rank = ({ trades, accent }: StockPicture): number =>
    (trade !== undefined && trades.includes(trade) ? 0 : 10) + difference(accent, brand);
  return pictures.toSorted((a, b) => rank(a) - rank(b));
}

/** How far two colours are from each other, 0 to about 1. */
function difference(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)].map(({ l, c, h }) => {
    const angle = (h * Math.PI) / 180;
    return [l, c * Math.cos(angle), c * Math.sin(angle)] as const;
  });
  return Math.hypot(...(a ?? []).map((part, at) => part - (b?.[at] ?? 0)));
}
