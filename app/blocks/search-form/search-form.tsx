import { Band } from '../../ui/band';
import { titledText } from '../../ui/band.css';
import { SearchForm as Form } from '../../ui/search-form';
import { Heading } from '../../ui/typography';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';

/** A field that searches the whole site, below its title. */
export function SearchForm({ block, isHead }: BlockProps<'searchForm'>) {
  const id = titleId(block);
  return (
    <Band id={block.anchor} labelledBy={id} rhythm="attached">
      <div className={titledText}>
        <Heading level={isHead ? 1 : 2} look="h4" id={id}>
          {block.title}
        </Heading>
        <Form labelledBy={id} />
      </div>
    </Band>
  );
}
