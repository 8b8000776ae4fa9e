import { Badge, Flex, Stack } from '@sanity/ui';
import type { StringInputProps } from 'sanity';

/**
 * An input of text with a counter below it.
 * @param most length beyond which the counter is coloured
 * @param lengthOf how a text is counted: by default as it is stored, as Studio's own rules count
 */
export function countedInput(most: number, lengthOf = (text: string) => text.length) {
  return function CountedInput(props: StringInputProps) {
    const length = lengthOf(props.value ?? '');
    const excess = length - most;
    return (
      <Stack space={2}>
        {props.renderDefault(props)}
        <Flex justify="flex-end">
          <Badge tone={excess > 0 ? 'caution' : 'default'} fontSize={0}>
            {length} of {most} characters{excess > 0 ? `, ${excess} too many` : ''}
          </Badge>
        </Flex>
      </Stack>
    );
  };
}
