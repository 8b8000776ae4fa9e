import {
  type InputProps,
  isArrayOfBlocksInputProps,
  type PortableTextInputProps,
  type PortableTextPluginsProps,
  type SanityClient,
  useClient,
} from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { checkHref } from '../checks/address-rules';
import { readStudioConfiguration } from '../configuration/studio-configuration';
import { useHeldLetters } from './held-letters';
import { type PastedBlock, pastedBlocks } from './pasted-blocks';
import { useCaret } from './use-caret';

/** Written by the editor itself, with all that HTML cannot say. */
const OWN_FORMAT = 'application/x-portable-text';

/**
 * The parts of Studio's text editor that know how this site names links, tables and pictures.
 * @param form `short`: paragraphs and lists only
 * @returns for `components` of a type of text
 */
export function writing(form: 'long' | 'short') {
  return { input: inputOf(form), portableText: { plugins: WritingPlugins } };
}

/** A web address pasted over chosen words makes them a link. */
function WritingPlugins(props: PortableTextPluginsProps) {
  return props.renderDefault({
    ...props,
    plugins: {
      ...props.plugins,
      pasteLink: {
        link: ({ value }) =>
          checkHref(value.href) === true ? { _type: 'textLink', href: value.href } : undefined,
      },
    },
  });
}

function inputOf(form: 'long' | 'short') {
  return function WritingInput(props: InputProps) {
    const client = useClient({ apiVersion: API_VERSION });
    const noteLetters = useHeldLetters();
    const { onPathFocus, onFocusChange } = useCaret(isArrayOfBlocksInputProps(props) ? props : undefined);
    const onPaste: PortableTextInputProps['onPaste'] = ({ event }) => {
      const { clipboardData } = event;
      const html = clipboardData.getData('text/html');
      if (html === '' || clipboardData.types.includes(OWN_FORMAT)) return undefined;
      const { siteOrigin } = readStudioConfiguration();
      const blocks = pastedBlocks(html, { form, siteOrigin });
      if (blocks.length === 0) return undefined;
      if (!blocks.some(isPicture)) return { insert: blocks };
      return Promise.all(blocks.map((block) => (isPicture(block) ? figureOf(block, client) : block))).then(
        (insert) => ({ insert }),
      );
    };
    const onEditorChange: typeof noteLetters = (...change) => {
      noteLetters(...change);
      onFocusChange(...change);
    };
    if (!isArrayOfBlocksInputProps(props)) return props.renderDefault(props);
    return props.renderDefault({ ...props, onPaste, onEditorChange, onPathFocus });
  };
}

const isPicture = ({ _type }: PastedBlock) => _type === 'image';

/**
 * A picture of the text. Only one that came with the text itself can be stored; of others the place and description
 * stay, and the form asks for the file.
 */
async function figureOf({ _key, src, alt }: PastedBlock, client: SanityClient): Promise<PastedBlock> {
  const image = String(src).startsWith('data:image/') ? await stored(String(src), client) : undefined;
  const description = typeof alt === 'string' && alt.trim() !== '' ? { alt: alt.trim() } : {};
  return {
    _type: 'figure',
    _key,
    media: { _type: 'media', source: 'image', ...description, ...(image && { image }) },
  };
}

async function stored(dataUrl: string, client: SanityClient) {
  try {
    const file = await (await fetch(dataUrl)).blob();
    const { _id } = await client.assets.upload('image', file, { filename: 'pasted' });
    return { _type: 'image', asset: { _type: 'reference', _ref: _id } };
  } catch {
    return undefined;
  }
}
