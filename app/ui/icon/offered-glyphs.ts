import type { LucideIcon } from 'lucide-react';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Banknote from 'lucide-react/icons/banknote';
import BookOpen from 'lucide-react/icons/book-open';
import Boxes from 'lucide-react/icons/boxes';
import Briefcase from 'lucide-react/icons/briefcase';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Calculator from 'lucide-react/icons/calculator';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Construction from 'lucide-react/icons/construction';
import Factory from 'lucide-react/icons/factory';
import FileCheck2 from 'lucide-react/icons/file-check-2';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Fuel from 'lucide-react/icons/fuel';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import HardHat from 'lucide-react/icons/hard-hat';
import Headset from 'lucide-react/icons/headset';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Laptop from 'lucide-react/icons/laptop';
import Layers from 'lucide-react/icons/layers';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import PenLine from 'lucide-react/icons/pen-line';
import Percent from 'lucide-react/icons/percent';
import Phone from 'lucide-react/icons/phone';
import Receipt from 'lucide-react/icons/receipt';
import Repeat from 'lucide-react/icons/repeat';
import Scale from 'lucide-react/icons/scale';
import School from 'lucide-react/icons/school';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Split from 'lucide-react/icons/split';
import Sprout from 'lucide-react/icons/sprout';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import Warehouse from 'lucide-react/icons/warehouse';
import Workflow from 'lucide-react/icons/workflow';
import type { IconName } from './icon-names';

/** Glyphs of the icons that content may name, imported one by one: the whole set weighs half a megabyte. */
export const offeredGlyphs = {
  info: Info,
  'badge-check': BadgeCheck,
  newspaper: Newspaper,
  'pen-line': PenLine,
  briefcase: Briefcase,
  'circle-question-mark': CircleQuestionMark,
  landmark: Landmark,
  'clipboard-list': ClipboardList,
  'file-check-2': FileCheck2,
  package: Package,
  warehouse: Warehouse,
  'hard-hat': HardHat,
  store: Store,
  scale: Scale,
  factory: Factory,
  construction: Construction,
  'briefcase-business': BriefcaseBusiness,
  fuel: Fuel,
  'graduation-cap': GraduationCap,
  'messages-square': MessagesSquare,
  'folder-kanban': FolderKanban,
  workflow: Workflow,
  headset: Headset,
  school: School,
  handshake: Handshake,
  'book-open': BookOpen,
  'life-buoy': LifeBuoy,
  'arrow-up-right': ArrowUpRight,
  percent: Percent,
  'user-check': UserCheck,
  users: Users,
  coins: Coins,
  calculator: Calculator,
  receipt: Receipt,
  banknote: Banknote,
  'chart-column': ChartColumn,
  'chart-line': ChartLine,
  layers: Layers,
  boxes: Boxes,
  truck: Truck,
  'shield-check': ShieldCheck,
  clock: Clock,
  laptop: Laptop,
  heart: Heart,
  'calendar-check': CalendarCheck,
  sprout: Sprout,
  mail: Mail,
  phone: Phone,
  'map-pin': MapPin,
  'message-square': MessageSquare,
  globe: Globe,
  'key-round': KeyRound,
  repeat: Repeat,
  split: Split,
} satisfies Record<IconName, LucideIcon>;
