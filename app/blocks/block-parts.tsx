import type { ReactNode } from 'react';
import type { BlockName, BlockOf, MediaValue } from '../content-model/content-types';
import { columnSizes, Media, TextAndMedia } from '../media/media';
import { TextLink } from '../ui/actions';
import { Band, Split } from '../ui/band';
import * as styles from '../ui/band.css';
import { Heading, Text } from '../ui/typography';
import { titleId } from './block-ids';

export type BlockProps<Name extends BlockName> = {
  block: BlockOf<Name>;
  /** Whether it is first on the page, and contains the only h1. */
  isHead: boolean;
  /** Of its parts, as `blockIds` gives them. */
  ids?: ReadonlyArray<string | undefined>;
  /** Whether its picture is on the other side than that of the block above it. */
  isMirrored?: boolean;
};

type BlockTitleProps = {
  block: { _key: string; title: string | null };
  isHead: boolean;
  look?: 'display' | 'h1' | 'h4';
  className?: string;
};

/** The title of a block, by which its section is labelled. */
export function BlockTitle({ block, isHead, look, className }: BlockTitleProps) {
  return (
    <Heading level={isHead ? 1 : 2} look={look} id={titleId(block)} className={className}>
      {block.title}
    </Heading>
  );
}

type TitledProps = Pick<BlockTitleProps, 'isHead'> & {
  block: BlockTitleProps['block'] & {
    anchor: string | null;
    lead?: string | null;
    link?: { label: string; href: string; newTab: boolean | null } | null;
  };
};
type TitledBandProps = TitledProps & { tone?: 'paper' | 'sunk' | 'base'; children: ReactNode };

export function TitledBand({ block, isHead, tone, children }: TitledBandProps) {
  return (
    <Band id={block.anchor} labelledBy={block.title ? titleId(block) : undefined} tone={tone}>
      <BlockHead block={block} isHead={isHead} />
      {children}
    </Band>
  );
}

/** Title on the left, lead and link on the right, ending on one line. Renders nothing without a title. */
export function BlockHead({ block, isHead }: TitledProps) {
  const { lead, link } = block;
  if (!block.title) return null;
  return (
    <div className={styles.blockHead}>
      <BlockTitle block={block} isHead={isHead} className={styles.blockTitle} />
      {lead || link ? (
        <div className={styles.blockAside}>
          {lead ? <Text look="lead">{lead}</Text> : null}
          <BlockLink link={link} />
        </div>
      ) : null}
    </div>
  );
}

/** A band with its title in the left columns and ruled content in the right ones. */
export function SplitBand({ block, isHead, tone, children }: TitledBandProps) {
  const head = <BlockWords block={block} isHead={isHead} text={block.lead} />;
  return (
    <Band id={block.anchor} labelledBy={titleId(block)} tone={tone}>
      <Split head={head}>{children}</Split>
    </Band>
  );
}

type StatementProps = Omit<TitledBandProps, 'block' | 'children'> & {
  block: TitledProps['block'] & { text: string | null; image: MediaValue };
  isMirrored?: boolean | undefined;
};

/** A title, a sentence or two and one link on the left, their picture on the right, or mirrored. */
export function Statement({ block, isHead, tone, isMirrored }: StatementProps) {
  return (
    <Band id={block.anchor} labelledBy={titleId(block)} tone={tone}>
      <TextAndMedia
        side={isMirrored ? 'left' : 'right'}
        media={<Media media={block.image} sizes={columnSizes(6)} />}
      >
        <div className={styles.titledText}>
          <BlockWords block={block} isHead={isHead} text={block.text} look="lead" />
        </div>
      </TextAndMedia>
    </Band>
  );
}

type BlockWordsProps = TitledProps & { text: string | null | undefined; look?: 'lead' };

function BlockWords({ block, isHead, text, look }: BlockWordsProps) {
  return (
    <>
      <BlockTitle block={block} isHead={isHead} />
      {text ? <Text look={look}>{text}</Text> : null}
      <BlockLink link={block.link} />
    </>
  );
}

function BlockLink({ link }: Pick<TitledProps['block'], 'link'>) {
  if (!link) return null;
  return (
    <TextLink href={link.href} newTab={link.newTab}>
      {link.label}
    </TextLink>
  );
}
