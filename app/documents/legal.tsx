import { ConsentSummary } from '../analytics/consent/consent-banner';
import type { LegalDocument, Navigation } from '../content-model/content-types';
import { LongRead, SideIndex } from '../rich-text/long-read';
import { RichText } from '../rich-text/rich-text';
import { isDate } from '../ui/format-date';
import { safeHref } from '../ui/safe-href';
import { useTexts, withElements } from '../ui/texts';
import { DateText, Text } from '../ui/typography';

type LegalProps = {
  document: LegalDocument;
  /** All legal documents, in the footer's order. */
  legalLinks: NonNullable<Navigation['legalLinks']>;
  path: string;
};

export function Legal({ document, legalLinks, path }: LegalProps) {
  const { reading } = useTexts();
  const items = legalLinks.map((link) => ({ label: link.label, href: safeHref(link.href).href }));
  const notice = document.sampleNotice
    ? [{ _type: 'callout', _key: 'sample-notice', tone: 'caution', body: document.sampleNotice }]
    : [];
  return (
    <LongRead
      title={document.title}
      lead={document.summary}
      byline={<LastChanged on={document.updatedOn} />}
      index={<SideIndex title={reading.legalDocuments} items={items} current={path} />}
    >
      <ConsentSummary path={path} />
      <RichText value={[...notice, ...document.body]} />
    </LongRead>
  );
}

function LastChanged({ on }: { on: string }) {
  const { reading } = useTexts();
  if (!isDate(on)) return null;
  return (
    <Text look="small" tone="ink3">
      {withElements(reading.lastUpdated, { date: <DateText value={on} form="long" /> })}
    </Text>
  );
}
