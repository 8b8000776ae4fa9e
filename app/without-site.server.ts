import { json } from '@remix-run/node';
import { DEFAULT_LANGUAGE } from '../protocol/language';
import { defaultChatTexts } from './chat/panel/default-chat-texts.server';
import { notFoundYet, unavailable } from './content/pages/responses.server';
import { env } from './env.server';
import { publishedContent } from './services.server';

/** In English: which language the content will have is not known yet. */
const NEW = 'Open Studio to start with a home page of your own.';
const NEW_OR_PRIVATE =
  'No published content can be read yet. New project? Open Studio to start. Private dataset? The site needs a token for its content.';

/**
 * Where settings and menu are unavailable: 503; in a new dataset 404, at the home page 200 with a welcome, which leads
 * the first editor to Studio. If the dataset may also be private, which only its owner knows, a welcome with 503.
 */
export async function withoutSite(isHome: boolean): Promise<Response> {
  const emptiness = await publishedContent.emptiness();
  const { status, headers } = emptiness === 'empty' ? notFoundYet() : unavailable();
  if (!isHome || emptiness === 'not empty') {
    const hasChat = emptiness !== 'empty' && env.CHAT_ENABLED;
    return json(hasChat ? { chatTexts: defaultChatTexts({ language: DEFAULT_LANGUAGE }) } : {}, {
      status,
      headers,
    });
  }
  const isNew = emptiness === 'empty';
  const page = {
    title: 'This website has no pages yet',
    text: isNew ? NEW : NEW_OR_PRIVATE,
    actions: env.STUDIO_ORIGIN ? [{ label: 'Open Studio', href: env.STUDIO_ORIGIN }] : [],
    illustration: 'about-future',
  };
  return json({ page }, { status: isNew ? 200 : status, headers });
}
