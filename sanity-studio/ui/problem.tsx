import { Card, Text } from '@sanity/ui';

/** What an error says, as a part of a sentence for editors. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What went wrong. */
export function Problem({ text }: { text: string }) {
  return (
    <Card tone="critical" padding={3} radius={2} role="alert">
      <Text size={1}>{text}</Text>
    </Card>
  );
}
