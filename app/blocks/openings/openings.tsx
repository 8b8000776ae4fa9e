import { bullet, list, paragraph } from '../../rich-text/rich-text.css';
import { TextLink } from '../../ui/actions';
import { CopyableAddress } from '../../ui/copyable-address';
import { lines, rows, tallRow } from '../../ui/ruled-rows.css';
import { Facts, Heading, Text } from '../../ui/typography';
import { type BlockProps, SplitBand } from '../block-parts';

/** The jobs that are open now, row by row, or a text that says there are none. */
export function Openings({ block, isHead }: BlockProps<'openings'>) {
  return (
    <SplitBand block={block} isHead={isHead}>
      {block.openings.length > 0 ? (
        <ul className={rows}>
          {block.openings.map(({ _id, title, team, place, contract, work, requirements, href }) => (
            <li key={_id} className={tallRow}>
              <div className={lines}>
                <Heading level={3}>{title}</Heading>
                <Text look="small">
                  <Facts facts={[team, contract]} />
                  {place}
                </Text>
                <Text>{work}</Text>
                <div className={paragraph}>
                  <Heading level={4}>{block.requirementsLabel}</Heading>
                  <ul className={list}>
                    {requirements.map((requirement, index) => (
                      <li key={index} className={bullet}>
                        <Text as="span">{requirement}</Text>
                      </li>
                    ))}
                  </ul>
                </div>
                <div className={`${lines} ${paragraph}`}>
                  <TextLink href={href} aria-label={`${block.applyLabel}: ${title}`}>
                    {block.applyLabel}
                  </TextLink>
                  <CopyableAddress href={href} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Text look="lead">{block.emptyText}</Text>
      )}
    </SplitBand>
  );
}
