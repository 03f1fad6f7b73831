import { useLingui } from '@lingui/react';
import { GAME_CATEGORIES, type GameCategory } from '../../../contract/game.ts';
import { categoryMessage } from '../../i18n/category-messages.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

export interface GameFiltersProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  /** The number of games found, or that the search is running; undefined without a search. */
  readonly outcome: string | undefined;
  readonly category: GameCategory | undefined;
  /** The categories in which the provider has games, as far as known. */
  readonly categories: readonly GameCategory[];
  readonly onCategory: (category: GameCategory | undefined) => void;
}

/** Filters the games by name, on every keystroke, and by category. */
export function GameFilters(props: GameFiltersProps) {
  const { q, onSearch, outcome, category, categories, onCategory } = props;
  const { i18n } = useLingui();
  return (
    <search className="grid grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] gap-3 tablet:grid-cols-[minmax(0,24rem)_14rem]">
      <TextField
        label={i18n._('game.search')}
        name="q"
        icon="search"
        value={q}
        onValueChange={onSearch}
        hint={outcome}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={40}
      />
      <SelectField
        label={i18n._('game.category')}
        name="category"
        value={category ?? ''}
        onValueChange={(value) => onCategory(GAME_CATEGORIES.find((known) => known === value))}
        options={[
          { value: '', label: i18n._('game.tab.all') },
          ...categories.map((each) => ({ value: each, label: i18n._(categoryMessage[each]) })),
        ]}
      />
    </search>
  );
}
