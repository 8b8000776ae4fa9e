import { aside, blockHead, title as titleColumn } from './block-head.css';
import { Heading } from './heading';
import { Text } from './text';
import { TextLink } from './text-link';

type BlockHeadProps = {
  /** Id of the heading, for the band's `labelledBy`. */
  id: string;
  title: string;
  lead?: string | null;
  level?: 1 | 2 | 3;
  link?: { label: string; href: string; newTab?: boolean | null } | null;
};

/** Title at left, lead (and link) at right on the same base line. */
export function BlockHead({ id, title, lead, level = 2, link }: BlockHeadProps) {
  return (
    <div className={blockHead}>
      <Heading level={level} look={level === 3 ? 'h2' : undefined} id={id} className={titleColumn}>
        {title}
      </Heading>
      {lead || link ? (
        <div className={aside}>
          {lead ? <Text look="lead">{lead}</Text> : null}
          {link ? (
            <TextLink href={link.href} newTab={link.newTab === true}>
              {link.label}
            </TextLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
