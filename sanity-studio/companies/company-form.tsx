import { Card, Flex, Grid, Stack, Text } from '@sanity/ui';
import { useDeferredValue } from 'react';
import { type ArrayOfObjectsInputProps, type ObjectInputProps, useFormValue } from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { type Company, isComplete, tableNames } from '../../protocol/sample-company/company';
import { RowGrid } from '../writing/row-grid';
import type { TypedRow } from '../writing/typed-cells';
import { detailFigures, type Figure, headFigures, tableFigures } from './company-totals';

/** The form of a sample company: what its figures come to, above the fields. */
export function CompanyForm(props: ObjectInputProps) {
  const company = useCompany();
  return (
    <Stack space={4}>
      <Card padding={3} radius={2} border tone="transparent">
        {company ? (
          <Stack space={4}>
            <Figures figures={headFigures(company)} />
            <Details company={company} />
          </Stack>
        ) : (
          <Text size={1} muted>
            What this company’s figures come to stands here once every row is complete.
          </Text>
        )}
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}

/** A table of the company, with what its rows come to. */
export function CompanyTableInput(props: ArrayOfObjectsInputProps<TypedRow>) {
  const [table] = props.path;
  const company = useCompany();
  const name = tableNames.find((one) => one === table);
  const figures = company && name ? tableFigures(company, name) : [];
  return (
    <Stack space={3}>
      <RowGrid {...props} />
      {figures.length > 0 ? <Figures figures={figures} /> : null}
    </Stack>
  );
}

/** The document of the form, if nothing is missing in it. It follows when there is time, so that typing does not wait. */
function useCompany(): Company | undefined {
  const value = useDeferredValue(useFormValue([]));
  return isRecord(value) && isComplete(value) ? value : undefined;
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Flex gap={4} wrap="wrap">
      {figures.map(({ name, value }) => (
        <Stack key={name} space={2}>
          <Text size={1} muted>
            {name}
          </Text>
          <Text size={1} weight="medium">
            {value}
          </Text>
        </Stack>
      ))}
    </Flex>
  );
}

function Details({ company }: { company: Company }) {
  const lists = detailFigures(company);
  if (lists.length === 0) return null;
  return (
    <details>
      <summary style={{ cursor: 'pointer', fontSize: 13 }}>Accounts, stock and orders</summary>
      <Grid columns={[1, 1, 2]} gap={5} marginTop={4}>
        {lists.map(({ title, figures }) => (
          <Stack key={title} space={3}>
            <Text size={1} weight="medium">
              {title}
            </Text>
            {figures.map(({ name, value }) => (
              <Flex key={name} gap={3} justify="space-between">
                <Text size={1} muted>
                  {name}
                </Text>
                <Text size={1} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {value}
                </Text>
              </Flex>
            ))}
          </Stack>
        ))}
      </Grid>
    </details>
  );
}
