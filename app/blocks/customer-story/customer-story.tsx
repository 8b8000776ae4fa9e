import { columnSizes, Media } from '../../media/media';
import { Band, Split } from '../../ui/band';
import { RuledRows } from '../../ui/ruled-rows';
import { lines, rows, tallRow } from '../../ui/ruled-rows.css';
import { Heading, Text } from '../../ui/typography';
import { titleId } from '../block-ids';
import { type BlockProps, BlockTitle } from '../block-parts';
import * as styles from './customer-story.css';

/** One company: its facts at the side, what it tells beside them, and its screens below. */
export function CustomerStory({ block, isHead }: BlockProps<'customerStory'>) {
  const { lead, facts, chapters, note, pictures } = block;
  const head = (
    <>
      <BlockTitle block={block} isHead={isHead} />
      {lead ? <Text>{lead}</Text> : null}
      <div className={styles.facts}>
        <RuledRows
          rows={facts.map(({ label, value }) => ({ _key: label, title: label, description: value }))}
        />
      </div>
      {note ? (
        <Text look="small" tone="ink3">
          {note}
        </Text>
      ) : null}
    </>
  );
  return (
    <Band id={block.anchor} labelledBy={titleId(block)} tone="sunk">
      <Split head={head}>
        <div className={rows}>
          {chapters.map(({ title, text }) => (
            <div key={title} className={tallRow}>
              <div className={lines}>
                <Heading level={3}>{title}</Heading>
                <Text>{text}</Text>
              </div>
            </div>
          ))}
        </div>
      </Split>
      {pictures?.length ? (
        <div className={styles.pictures}>
          {pictures.map(({ _key, media }) => (
            <Media key={_key} media={media} sizes={columnSizes(6)} />
          ))}
        </div>
      ) : null}
    </Band>
  );
}
