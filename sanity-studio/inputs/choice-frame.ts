import { Card } from '@sanity/ui';
import { styled } from 'styled-components';

/** Height above which the choices scroll within the field, px. */
const MAX_HEIGHT_PX = 340;

/** The field: the group of choices, and what is chosen below it. */
export const ChoiceFrame = styled(Card)`
  overflow: hidden;

  &:focus-within {
    border-color: var(--card-focus-ring-color);
    box-shadow: 0 0 0 1px var(--card-focus-ring-color);
  }

  & > [role='radiogroup'] {
    display: grid;
    gap: 8px;
    padding: 8px;
    max-height: ${MAX_HEIGHT_PX}px;
    overflow-y: auto;
  }
`;

/** One choice. Its transparent radio button covers it, so that a press on the picture presses the button. */
export const ChoiceTile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: 8px;
  padding: 7px;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  & > :not(input) {
    justify-self: center;
  }

  &:hover {
    border-color: var(--card-muted-fg-color);
  }

  &:has(:checked) {
    border-color: var(--card-link-color);
    box-shadow: inset 0 0 0 2px var(--card-link-color);
    background: color-mix(in srgb, var(--card-link-color) 12%, transparent);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 2px;
  }

  [aria-disabled='true'] > & {
    border-color: var(--card-border-color);
    cursor: default;
  }

  [aria-disabled='true'] > &:not(:has(:checked)) {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      padding: 4px;
      border: 4px solid Highlight;
    }
  }
`;
