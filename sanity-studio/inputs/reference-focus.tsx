import { type InputProps, isReferenceSchemaType, type Path } from 'sanity';

/**
 * Sanity's inputs. That of a reference, after a choice and at Escape, means to focus its field, but names the path from the
 * document where the one from the field is meant: nothing had the focus.
 */
export function InputWithFocus(props: InputProps) {
  if (!isReferenceSchemaType(props.schemaType) || !('onPathFocus' in props))
    return props.renderDefault(props);
  const onPathFocus = (path: Path) => props.onPathFocus(path === props.path ? [] : path);
  return props.renderDefault({ ...props, onPathFocus });
}
