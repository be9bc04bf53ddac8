/** Short texts under titles, side by side. */
export function TitledCards({ items }: { items: { title: string; description: string }[] }) {
  return (
    <div className="cards">
      <ul>
        {items.map(({ title, description }) => (
          <li key={title}>
            <strong>{title}</strong> {description}
          </li>
        ))}
      </ul>
    </div>
  );
}
