import { Box } from '@sanity/ui';
import { type InputProps, isReferenceSchemaType, type Path } from 'sanity';

/**
 * Sanity's inputs. That of a reference, after a choice and at Escape, means to focus its field, but names the path from the
 * document where the one from the field is meant: nothing had the focus. Escape in its search closes the search, not the
 * dialog around it too.
 */
export function InputWithFocus(props: InputProps) {
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
