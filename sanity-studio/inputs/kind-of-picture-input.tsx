import { useRef } from 'react';
import { PatchEvent, type StringInputProps, set, unset, useFormCallbacks, useFormValue } from 'sanity';
import { isRecord } from '../../protocol/is-record';

/** What says of one picture what is not true of another one. */
const OF_ONE_PICTURE = ['alt', 'decorative', 'caption'];

/**
 * The kind of a picture. Another kind is another picture: description, caption and the mark as decoration of the
 * old one are removed with the same edit. Chosen again while the form is open, a kind has its own back.
 */
export function KindOfPictureInput(props: StringInputProps) {
  const { onChange } = useFormCallbacks();
  const picture = useFormValue(props.path.slice(0, -1));
  const kept = useRef(new Map<unknown, Record<string, unknown>>());
  const choose: StringInputProps['onChange'] = (patch) => {
    const { patches } = PatchEvent.from(patch).prefixAll('source');
    const [first] = patches;
    const kind = first?.type === 'set' ? first.value : undefined;
    if (!isRecord(picture) || kind === picture.source) return onChange(PatchEvent.from(patches));
    kept.current.set(picture.source, picture);
    const before = kept.current.get(kind) ?? {};
    const texts = OF_ONE_PICTURE.map((field) =>
      before[field] === undefined ? unset([field]) : set(before[field], [field]),
    );
    onChange(PatchEvent.from([...patches, ...texts]));
  };
  return props.renderDefault({ ...props, onChange: choose });
}
