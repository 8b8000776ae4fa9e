import { Heading } from './heading';
import { Text } from './text';
import { TextLink } from './text-link';
import { titledText } from './titled-text.css';

type TitledTextProps = {
  /** Id of the heading, for the band's `labelledBy`. */
  id: string;
  level: 1 | 2;
  title: string;
  text?: string | null;
  link?: { label: string; href: string; newTab?: boolean | null } | null;
};

/** A title, a sentence or two and one way on: the words beside a picture. */
export function TitledText({ id, level, title, text, link }: TitledTextProps) {
  return (
    <div className={titledText}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {text ? <Text look="lead">{text}</Text> : null}
      {link ? (
        <TextLink href={link.href} newTab={link.newTab === true}>
          {link.label}
        </TextLink>
      ) : null}
    </div>
  );
}
