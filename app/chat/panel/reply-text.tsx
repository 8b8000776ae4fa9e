import { replyParts } from './reply-parts';
import { bullet, bullets, heading } from './reply-text.css';

type ReplyTextProps = { text: string };

/** A reply as paragraphs, headings and bullets. Its words are text nodes only: nothing in them is ever markup or a link. */
export function ReplyText({ text }: ReplyTextProps) {
  return replyParts(text).map((part, index) => {
    const key = `${index}-${part.kind}`;
    if (part.kind === 'bullets') return <Bullets key={key} items={part.items} />;
    return (
      <p key={key} dir="auto" className={part.kind === 'heading' ? heading : undefined}>
        {part.text}
      </p>
    );
  });
}

function Bullets({ items }: { items: string[] }) {
  return (
    <ul className={bullets}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply never changes, and its lines may be alike
        <li key={index} dir="auto" className={bullet}>
          {item}
        </li>
      ))}
    </ul>
  );
}
