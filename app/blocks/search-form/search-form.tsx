import { Band } from '../../ui/band';
import { titledText } from '../../ui/band.css';
import { SearchForm as Form } from '../../ui/search-form';
import { titleId } from '../block-ids';
import { type BlockProps, BlockTitle } from '../block-parts';

export function SearchForm({ block, isHead }: BlockProps<'searchForm'>) {
  const id = titleId(block);
  return (
    <Band id={block.anchor} labelledBy={id} rhythm="attached">
      <div className={titledText}>
        <BlockTitle block={block} isHead={isHead} look="h4" />
        <Form labelledBy={id} />
      </div>
    </Band>
  );
}
