import { Box } from '@sanity/ui';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { ArrayOfObjectsInputProps, OnPathFocusPayload, Path, PortableTextInputProps } from 'sanity';
import { useTextAround } from './field-with-others';

type FormattedTextProps = ArrayOfObjectsInputProps & Pick<PortableTextInputProps, 'onPaste'>;

/**
 * A formatted text, read-only while another editor types in the paragraph of the caret. Read-only it cannot have the
 * focus, which the frame around it keeps until it is free, or the editor leaves it.
 */
export function FormattedText(props: FormattedTextProps) {
  const { isWaiting, selection } = useTextAround();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWaiting && frame.current?.contains(document.activeElement))
      frame.current.focus({ preventScroll: true });
    // The text takes letters after the effects of this change.
    const timer = setTimeout(() => {
      const text = frame.current?.querySelector<HTMLElement>('[contenteditable="true"]');
      if (!isWaiting && document.activeElement === frame.current) text?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const own = props.onPathFocus;
  const onPathFocus = useCallback(
    (path: Path, payload?: OnPathFocusPayload) => {
      if (selection) selection.current = payload?.selection;
      own(path, payload);
    },
    [own, selection],
  );
  const { onBlur } = props.elementProps;
  const leave = (event: FocusEvent) => {
    if (isWaiting && !event.currentTarget.contains(event.relatedTarget)) onBlur(event);
  };
  const noScroll = (event: KeyboardEvent) => {
    if (isWaiting && event.key === ' ') event.preventDefault();
  };
  const elementProps = isWaiting ? { ...props.elementProps, onBlur: () => {} } : props.elementProps;
  const readOnly = props.readOnly || isWaiting;
  return (
    <Box ref={frame} tabIndex={-1} onBlur={leave} onKeyDown={noScroll}>
      {props.renderDefault({ ...props, onPathFocus, elementProps, readOnly })}
    </Box>
  );
}
