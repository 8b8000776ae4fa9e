import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon/icon';
import { DRAWER_ID } from './answer-drawer';
import { button, link } from './menu-button.css';

/** Opens the menu of narrow screens; where no script runs a link to the footer's site map takes its place. */
export function MenuButton() {
  return (
    <>
      <button
        type="button"
        className={button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-controls={DRAWER_ID}
      >
        <Icon name="menu" size={24} />
      </button>
      <Anchor href="#site-map" className={link} aria-label="Menu">
        <Icon name="menu" size={24} />
      </Anchor>
    </>
  );
}
