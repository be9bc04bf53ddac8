interface Post {
  title: string;
  holder?: string | undefined;
  reports?: Post[] | undefined;
}

/** Nested lists, because screen readers convey them as a hierarchy. */
export function OrgChart({ post }: { post: Post }) {
  return (
    <li>
      <p className="post">
        <strong>{post.title}</strong>
        {post.holder && <span>{post.holder}</span>}
      </p>
      {post.reports && (
        <ul>
          {post.reports.map((report) => (
            <OrgChart key={report.title} post={report} />
          ))}
        </ul>
      )}
    </li>
  );
}
