import type { ChatTexts } from '../../content/content-types';
import { Anchor } from '../../ui/anchor/anchor';
import { link, notice } from './chat-notice.css';

type ChatNoticeProps = { id: string; texts: ChatTexts };

/** Whom the visitor is talking to, what becomes of the words, and the way to a person. */
export function ChatNotice({ id, texts }: ChatNoticeProps) {
  const links = [texts.privacyLink, texts.contactLink].filter((each) => each !== null);
  return (
    <div className={notice}>
      <p id={id}>{texts.notice}</p>
      {links.map(({ label, href, newTab }) => (
        <Anchor key={href} href={href} newTab={newTab === true} className={link}>
          {label}
        </Anchor>
      ))}
    </div>
  );
}
