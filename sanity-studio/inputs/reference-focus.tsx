import { Box } from '@sanity/ui';
import { type InputProps, isReferenceSchemaType, isStringInputProps, type Path } from 'sanity';
import { useTextAround } from '../presence/field-with-others';

/**
 * Sanity's inputs. That of a text is read-only while another editor types in it. That of a reference, after a choice and at
 * Escape, means to focus its field, but names the path from the document where the one from the field is meant: nothing had
 * the focus. Escape in its search closes the search, not the dialog around it too.
 */
export function InputWithFocus(props: InputProps) {
  const { isWaiting } = useTextAround();
  if (isWaiting && isStringInputProps(props))
    return props.renderDefault({
      ...props,
      readOnly: true,
      onChange: () => {},
      elementProps: { ...props.elementProps, readOnly: true },
    });
  if (!isReferenceSchemaType(props.schemaType) || !('onPathFocus' in props))
    return props.renderDefault(props);
  const onPathFocus = (path: Path) => props.onPathFocus(path === props.path ? [] : path);
  const isSearching = props.focusPath[0] === '_ref';
  return (
    <Box
      onKeyDown={(event) => {
        if (isSearching && event.key === 'Escape') event.stopPropagation();
      }}
    >
      {props.renderDefault({ ...props, onPathFocus })}
    </Box>
  );
}
